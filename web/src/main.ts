import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadWords } from './lib/words.svelte'

const target = document.getElementById('app')
if (target) {
  await loadWords()
  mount(App, { target })
}
