import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { prefs } from "./prefs.svelte";
import { choose, direction, speak } from "./words";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

const language = prefs.language ?? choose(navigator.languages);
document.documentElement.lang = language;
document.documentElement.dir = direction(language);
await speak(language, prefs.digits);
mount(App, { target });
