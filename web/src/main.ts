import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { keepPage } from "./kept";
import { pageAt } from "./pages";
import { prefs } from "./prefs.svelte";
import { choose, direction, speak } from "./words";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

const language = prefs.language ?? choose(navigator.languages);
document.documentElement.lang = language;
document.documentElement.dir = direction(language);
const [opened] = await Promise.all([pageAt(location.pathname), speak(language, prefs.digits)]);
mount(App, { target, props: opened });
keepPage();
