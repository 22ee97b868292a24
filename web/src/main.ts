import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { install } from './lib/install.svelte'
import { begin } from './lib/settings.svelte'

const target = document.getElementById('app')
if (target) {
  install.listen()
  await begin()
  mount(App, { target })
}
