### The rules in the browser, and the frame of the guide. What the guide says is in guide-*.ftl.

## The pages of rules

refused-rules = There are no rules of that name; there are: { $known }.
