import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { begin } from './lib/settings.svelte'

const target = document.getElementById('app')
if (target) {
  await begin()
  mount(App, { target })
}
