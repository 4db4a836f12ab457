/* What a page does beyond what it does without a script: it stays true when something is changed elsewhere,
   reads along as one types, and sends what was typed while nobody answered. */
"use strict";
(() => {
    const told = document.getElementById("told");
    const line = document.querySelector("form.line");
    const isOffline = location.pathname === "/offline" || !document.querySelector("input[name=token]");

    const parse = text => new DOMParser().parseFromString(text, "text/html");

    /* What waits in the browser. */

    function store(mode, use) {
        return new Promise((done, failed) => {
            const opening = indexedDB.open("demeter", 1);
            opening.onupgradeneeded = () => opening.result.createObjectStore("typed", { keyPath: "name" });
            opening.onerror = () => failed(opening.error);
            opening.onsuccess = () => {
                const change = opening.result.transaction("typed", mode);
                const asked = use(change.objectStore("typed"));
                change.oncomplete = () => { opening.result.close(); done(asked.result); };
                change.onabort = () => { opening.result.close(); failed(change.error); };
            };
        });
    }

    const waiting = async () =>
        (await store("readonly", typed => typed.getAll())).sort((one, other) => one.typed - other.typed);

    async function forget() {
        await store("readwrite", typed => typed.clear());
        for (const name of await caches.keys()) await caches.delete(name);
    }

    function say(words, texts) {
        const lines = texts.map(text => {
            const line = document.createElement("p");
            line.textContent = words + " " + text;
            return line;
        });
        told.replaceChildren(...lines);
        told.className = lines.length ? "notice" : "";
    }

    let isSending = false;
    async function send() {
        if (isSending) return;
        isSending = true;
        try {
            const items = await waiting();
            if (!items.length) return;
            say(told.dataset.waits, items.map(item => item.text));
            const page = await fetch("/");
            if (page.status === 401) return await leave();
            if (!page.ok) return;
            const token = parse(await page.text()).querySelector("input[name=token]").value;
            const [logged, refused] = [[], []];
            for (const item of items) {
                const body = new URLSearchParams({ token, key: item.key, text: item.text, ...item.fields });
                const answer = await fetch(item.path, { method: "POST", body, redirect: "manual" });
                if (answer.status === 401) return await leave();
                if (answer.status === 503) return;
                const words = answer.type === "opaqueredirect" ? "" : await answer.text();
                if (answer.ok || answer.type === "opaqueredirect") logged.push(words || item.text);
                else refused.push(item.text + ": " + words);
                await store("readwrite", typed => typed.delete(item.name));
            }
            if (isOffline) return location.assign("/");
            await refresh();
            if (refused.length) say(told.dataset.refused, refused);
            else say(told.dataset.logged, logged);
        } catch { /* Nobody answers yet. */ } finally { isSending = false; }
    }

    async function leave() {
        await forget();
        location.assign("/");
    }

    /* Staying true. */

    let isStale = false;
    const main = document.querySelector("main");

    /* Whoever is in the middle of something is not disturbed: only the line may have the focus. */
    function isBusy() {
        const focus = document.activeElement;
        return main.contains(focus) && focus !== main && !(line && line.contains(focus))
            || main.querySelector("input[type=checkbox]:checked") !== null;
    }

    async function refresh() {
        if (document.hidden || isBusy()) { isStale = true; return; }
        isStale = false;
        const answer = await fetch(location.pathname);
        if (answer.status === 401) return leave();
        if (!answer.ok) return;
        const page = parse(await answer.text());
        if (isBusy()) { isStale = true; return; }
        const open = [...main.querySelectorAll("details")].map(one => one.open);
        const fresh = [...page.querySelector("main").children].map(one =>
            one.id === "told" ? told : line && one.matches("form.line") ? line : document.adoptNode(one));
        for (const old of [...main.children]) if (!fresh.includes(old)) old.remove();
        fresh.forEach((one, place) => {
            if (main.children[place] !== one) main.insertBefore(one, main.children[place] || null);
        });
        [...main.querySelectorAll("details")].forEach((one, place) => { one.open = open[place] || false; });
    }

    function refreshIfStale() { if (isStale) refresh().catch(() => { isStale = true; }); }
    document.addEventListener("visibilitychange", refreshIfStale);
    document.addEventListener("focusout", () => setTimeout(refreshIfStale));
    document.addEventListener("change", () => setTimeout(refreshIfStale));

    let wasAway = false;
    function listen() {
        const events = new EventSource("/events");
        events.onopen = () => {
            if (isOffline) { send().then(() => location.assign("/")); return; }
            send();
            if (wasAway) refresh().catch(() => {});
            wasAway = false;
        };
        events.onmessage = () => refresh().catch(() => { isStale = true; });
        events.addEventListener("back", () => { say("", []); send(); refresh().catch(() => {}); });
        events.addEventListener("gone", () => say(told.dataset.gone, [""]));
        events.onerror = async () => {
            wasAway = true;
            if (events.readyState !== EventSource.CLOSED) return;
            const answer = await fetch("/reading").catch(() => null);
            if (answer && answer.status === 401) return leave();
            setTimeout(listen, 3000);
        };
    }

    /* Reading along. */

    const reading = document.getElementById("reading");
    if (line && reading) {
        let [asked, timer] = [0, 0];
        line.querySelector("#text").addEventListener("input", event => {
            clearTimeout(timer);
            const text = event.target.value.trim();
            const number = ++asked;
            if (text.length < 3) { reading.replaceChildren(); return; }
            timer = setTimeout(async () => {
                const answer = await fetch("/reading?" + new URLSearchParams({ text })).catch(() => null);
                if (!answer || !answer.ok || number !== asked) return;
                const piece = parse(await answer.text());
                if (number === asked) reading.replaceChildren(...piece.body.childNodes);
            }, 250);
        });
    }

    waiting().then(items => { if (items.length) say(told.dataset.waits, items.map(item => item.text)); })
        .catch(() => {});
    if (navigator.serviceWorker) navigator.serviceWorker.register("/worker.js").catch(() => {});
    addEventListener("online", send);
    listen();
})();
