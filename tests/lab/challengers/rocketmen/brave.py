"""Never aborts a launch."""

from leaning import Leaning


class Brave(Leaning):
    def lean(self, view, option):
        return -100 if type(option).__name__ == "Abort" else 0
