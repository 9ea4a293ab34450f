import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './app.css';
import { session } from './lib/session.svelte';

mount(App, { target: document.getElementById('app')! });
void session.start();
