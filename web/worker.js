/* Stands in for the page while that cannot be reached: shows a page with nothing of the journal on it, and
   keeps what is typed, with a key that has it logged once. */
"use strict";

const kept = [/* kept */];
const shelf = "demeter " + kept.join(" ");

self.addEventListener("install", event => {
    event.waitUntil(caches.open(shelf).then(open => open.addAll(kept)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", event => {
    event.waitUntil(caches.keys().then(names =>
        Promise.all(names.filter(name => name !== shelf).map(name => caches.delete(name))))
        .then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
    const request = event.request;
    const place = new URL(request.url);
    if (place.origin !== location.origin) return;
    if (request.mode === "navigate") {
        event.respondWith(request.method === "POST" ? send(request, place.pathname) : look(request));
    } else if (kept.includes(place.pathname)) {
        event.respondWith(caches.match(request).then(found => found || fetch(request)));
    }
});

async function look(request) {
    try {
        const answer = await fetch(request);
        if (answer.status !== 503) return answer;
    } catch { /* Nobody answers. */ }
    return (await caches.match("/offline")) || Response.error();
}

async function send(request, path) {
    const typed = path === "/do/say" || path === "/do/log" ? await request.clone().formData() : null;
    try {
        const answer = await fetch(request);
        if (answer.status !== 503 || !typed) return answer;
    } catch (fault) {
        if (!typed) return look(new Request("/"));
    }
    const text = typed.get("text").trim();
    if (text) {
        const fields = path === "/do/log" ? { date: typed.get("date"), meal: typed.get("meal") } : { at: now() };
        // The same words of the same form are one meal, however often they were sent.
        const key = typed.get("key") || crypto.randomUUID();
        await keep({
            name: key + " " + text, typed: Date.now(), path: path === "/do/log" ? path : "/do/later", key, text, fields,
        });
    }
    return Response.redirect("/", 303);
}

function now() {
    const date = new Date();
    const shift = -date.getTimezoneOffset();
    const two = number => String(Math.floor(Math.abs(number))).padStart(2, "0");
    return new Date(date.getTime() + shift * 60000).toISOString().slice(0, 19)
        + (shift < 0 ? "-" : "+") + two(shift / 60) + ":" + two(shift % 60);
}

function keep(item) {
    return new Promise((done, failed) => {
        const opening = indexedDB.open("demeter", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("typed", { keyPath: "name" });
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
            const change = opening.result.transaction("typed", "readwrite");
            change.objectStore("typed").put(item);
            change.oncomplete = () => { opening.result.close(); done(); };
            change.onabort = () => { opening.result.close(); failed(change.error); };
        };
    });
}
