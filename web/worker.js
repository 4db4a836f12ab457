/* Stands in for the page while that cannot be reached: shows a page with nothing of the journal on it. It keeps no form:
   whose page one came from is not known here. */
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
        event.respondWith(request.method === "POST" ? send(request) : look(request));
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

async function send(request) {
    try { return await fetch(request); } catch { return look(new Request("/")); }
}
