/* What a page does beyond what it does without a script: it stays true when something is changed elsewhere,
   reads along as one types, and sends what was typed while nobody answered. */
"use strict";
(() => {
    const told = document.getElementById("told");
    const line = document.querySelector("form.line");
    const photoForm = document.getElementById("photographs");
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

    /* Whose page it is; the page that stands in for others is the last one's. */
    const whose = told.dataset.person ?? localStorage.getItem("person") ?? "";
    if (told.dataset.person !== undefined) localStorage.setItem("person", whose);

    const waiting = async () =>
        (await store("readonly", typed => typed.getAll())).filter(item => (item.person ?? "") === whose)
            .sort((one, other) => one.typed - other.typed);

    /* Another's page has come to this browser meanwhile: nothing of the one before may stand on it. */
    function isAnothers(page) {
        const person = page.getElementById("told")?.dataset.person;
        return person !== undefined && person !== whose;
    }

    async function forget() {
        localStorage.removeItem("person");
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

    function now() {
        const date = new Date();
        const shift = -date.getTimezoneOffset();
        const two = number => String(Math.floor(Math.abs(number))).padStart(2, "0");
        return new Date(date.getTime() + shift * 60000).toISOString().slice(0, 19)
            + (shift < 0 ? "-" : "+") + two(shift / 60) + ":" + two(shift % 60);
    }

    /* Whether page and journal answer. */
    async function answers() {
        try { return (await fetch("/reading?text=egg")).status < 500; } catch { return false; }
    }

    /* The same words of the same form are one meal, however often they are sent. */
    async function keep(form) {
        const typed = new FormData(form);
        const text = typed.get("text").trim();
        if (!text) return;
        const fields = typed.get("date") ? { date: typed.get("date"), meal: typed.get("meal") } : { at: now() };
        const key = typed.get("key") || crypto.randomUUID();
        const item = { name: key + " " + text, typed: Date.now(), key, text, fields, person: whose };
        await store("readwrite", all => all.put(item));
        form.elements.text.value = "";
        say(told.dataset.waits, (await waiting()).map(item => item.text));
    }

    /* What was sent may have been done, whatever became of the answer: only what never left the browser waits. */
    document.addEventListener("submit", event => {
        const form = event.target;
        const place = new URL(form.action).pathname;
        const isMeal = place === "/do/say" || place === "/do/log";
        const { back, token } = form.elements;
        if (!isMeal || back && back.value.startsWith("/goals")) return;
        event.preventDefault();
        (async () => {
            if (token && await answers()) form.submit();
            else await keep(form);
        })().catch(() => form.submit());
    });

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
            const own = parse(await page.text());
            if (isAnothers(own)) return location.assign("/");
            const token = own.querySelector("input[name=token]").value;
            const [logged, refused] = [[], []];
            for (const item of items) {
                const body = new URLSearchParams({ token, key: item.key, text: item.text, ...item.fields });
                const answer = await fetch("/do/later", { method: "POST", body, redirect: "manual" });
                if (answer.status === 401) return await leave();
                // Anything else but an answer to these words leaves them waiting.
                if (!answer.ok && answer.status !== 422) return;
                const words = await answer.text();
                if (answer.ok) logged.push(words || item.text);
                else refused.push(item.text + ": " + words);
                await store("readwrite", typed => typed.delete(item.name));
            }
            if (isOffline) return await goOn();
            await refresh();
            if (refused.length) say(told.dataset.refused, refused);
            else say(told.dataset.logged, logged);
        } catch { /* Nobody answers yet. */ } finally { isSending = false; }
    }

    async function leave() {
        await forget();
        location.assign("/");
    }

    /* From the page that stands in for others to the journal, unless somebody types or nobody answers. */
    async function goOn() {
        const text = document.getElementById("text");
        const answer = await fetch("/").catch(() => null);
        if (answer && answer.ok && !(text && text.value)) location.assign("/");
    }

    /* Staying true. */

    let isStale = false;
    const main = document.querySelector("main");

    /* Whoever is in the middle of something is not disturbed: only the line may have the focus. */
    function isBusy() {
        const focus = document.activeElement;
        /* Only a line of its own is kept where the rest is drawn anew. */
        const kept = line && line.parentElement === main ? line : null;
        return main.contains(focus) && focus !== main && !(kept && kept.contains(focus))
            || main.querySelector("input[type=checkbox]:checked") !== null
            || [...main.querySelectorAll("input[type=file]")].some(one => one.files.length > 0)
            || [...main.querySelectorAll("input[type=text], input[type=number], textarea")].some(one =>
                !(kept && kept.contains(one)) && one.value !== one.defaultValue);
    }

    /* The page itself without the answer to a form that it was led back from. */
    function ownPlace() {
        const query = new URLSearchParams(location.search);
        query.delete("notice");
        return location.pathname + (query.size ? "?" + query : "");
    }

    /* However many changes there are, one page is asked for at a time, and the last of them counts. */
    let [isAsking, isWanted] = [false, false];
    async function refresh() {
        if (isAsking) { isWanted = true; return; }
        isAsking = true;
        try {
            do { isWanted = false; await refreshOnce(); } while (isWanted && !isStale);
        } finally { isAsking = false; }
    }

    async function refreshOnce() {
        if (document.hidden || isBusy()) { isStale = true; return; }
        isStale = false;
        const answer = await fetch(ownPlace());
        if (answer.status === 401) return leave();
        if (!answer.ok) return;
        const page = parse(await answer.text());
        if (isAnothers(page)) return location.assign("/");
        if (isBusy()) { isStale = true; return; }
        const open = [...main.querySelectorAll("details")].map(one => one.open);
        const fresh = [...page.querySelector("main").children].map(one =>
            one.id === "told" ? told : line && one.matches("form.line") ? line
                : photoForm && one.id === photoForm.id ? photoForm : document.adoptNode(one));
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

    /* Browsers open few ways to one host; a window that nobody sees leaves its to others. */
    let [wasAway, events] = [false, null];
    document.addEventListener("visibilitychange", () => {
        if (document.hidden) {
            if (events) events.close();
            events = null;
        } else if (!events) {
            wasAway = true;
            listen();
        }
    });
    function listen() {
        if (events || document.hidden) return;
        events = new EventSource("/events");
        events.onopen = () => {
            if (isOffline) { send().then(goOn); return; }
            send();
            if (wasAway) refresh().catch(() => {});
            wasAway = false;
        };
        events.onmessage = () => refresh().catch(() => { isStale = true; });
        events.addEventListener("back", () => { say("", []); send(); refresh().catch(() => {}); });
        events.addEventListener("gone", () => say(told.dataset.gone, [""]));
        events.onerror = async () => {
            wasAway = true;
            if (!events || events.readyState !== EventSource.CLOSED) return;
            events = null;
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

    /* Speaking: a button is held, or pressed once to begin and once to end. The words stand in the line before anything is done. */

    const talk = document.getElementById("talk");
    function offerTalk() {
        const [mostTime, brief, rest] = [29000, 400, 250];
        /* Pieces of a quarter of a second that go at once, well below what the page takes. */
        const most = 6;
        const button = talk.querySelector("button");
        const state = document.getElementById("talk-state");
        const text = line.querySelector("#text");
        let [current, pressed] = [null, null];

        function over(own, words, sentence) {
            if (current !== own) return;
            current = null;
            release(own);
            button.setAttribute("aria-pressed", "false");
            state.textContent = sentence;
            if (!words) return;
            text.value = text.value.trim() ? text.value.trim() + " " + words : words;
            text.dispatchEvent(new Event("input"));
            text.focus();
        }

        function release(own) {
            clearTimeout(own.timer);
            if (own.stream) for (const track of own.stream.getTracks()) track.stop();
            if (own.context) own.context.close().catch(() => {});
            [own.stream, own.context] = [null, null];
        }

        async function context(settings) {
            const made = new AudioContext(settings);
            await made.audioWorklet.addModule(talk.dataset.worklet);
            return made;
        }

        /* Some browsers take a microphone only at its own rate. */
        async function connect(own) {
            try { return own.context.createMediaStreamSource(own.stream); } catch {
                own.context.close().catch(() => {});
                own.context = await context({});
                return own.context.createMediaStreamSource(own.stream);
            }
        }

        async function begin() {
            const own = current = { id: crypto.randomUUID(), part: 0, pieces: [], isEnding: false };
            button.setAttribute("aria-pressed", "true");
            try {
                // All is there before the microphone is, so that no first word is lost.
                own.context = await context({ sampleRate: 16000 });
                own.stream = await navigator.mediaDevices.getUserMedia({
                    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false },
                });
                const source = await connect(own);
                own.node = new AudioWorkletNode(own.context, "listener", { numberOfOutputs: 0 });
                own.node.port.onmessage = event => {
                    if (event.data) own.pieces.push(event.data); else own.isLast = true;
                    send(own);
                };
                source.connect(own.node);
                state.textContent = talk.dataset.listening;
                own.timer = setTimeout(() => end(own), mostTime);
                if (own.isEnding) own.node.port.postMessage("end");
            } catch { over(own, "", talk.dataset.refused); }
        }

        /* A moment longer than the button is held, so that no last word is cut. */
        function end(own) {
            if (!own || own.isEnding) return;
            own.isEnding = true;
            state.textContent = talk.dataset.reading;
            setTimeout(() => { if (own.node) own.node.port.postMessage("end"); }, rest);
        }

        /* One piece after the other; what is spoken while one is on its way goes with the next. */
        async function send(own) {
            if (own.isSending) return;
            own.isSending = true;
            try {
                while (current === own && (own.pieces.length || own.isLast)) {
                    /* No more at once than the page takes; what has piled up meanwhile goes in turns. */
                    const pieces = own.pieces.splice(0, most);
                    const isLast = own.isLast && !own.pieces.length;
                    const query = new URLSearchParams({ id: own.id, part: own.part++ });
                    if (isLast) query.set("end", "1");
                    const answer = await fetch("/talk?" + query, {
                        method: "POST", body: new Blob(pieces),
                        headers: {
                            "demeter-token": line.elements.token.value,
                            "content-type": "application/octet-stream",
                        },
                    });
                    const words = await answer.text();
                    if (answer.status === 401) return leave();
                    if (!answer.ok) return over(own, "", words || talk.dataset.gone);
                    if (isLast) return over(own, words, words ? "" : talk.dataset.nothing);
                    if (words && current === own) state.textContent = words;
                }
            } catch { over(own, "", talk.dataset.gone); } finally { own.isSending = false; }
        }

        button.addEventListener("pointerdown", event => {
            if (event.button) return;
            pressed = { isBegin: !current, at: performance.now() };
            if (!current) begin();
        });
        for (const name of ["pointerup", "pointercancel"]) {
            addEventListener(name, () => {
                if (!pressed) return;
                if (!pressed.isBegin || performance.now() - pressed.at > brief) end(current);
                pressed = null;
            });
        }
        // By the keyboard, or by what stands for it.
        button.addEventListener("click", event => {
            if (event.detail !== 0) return;
            if (current) end(current); else begin();
        });
        talk.hidden = false;
    }
    if (talk && line && navigator.mediaDevices && window.AudioWorkletNode) {
        fetch("/talk").then(answer => { if (answer.ok) offerTalk(); }).catch(() => {});
    }

    /* Photographs: those that are chosen, each to be taken out again, one to eight. */

    const photos = document.getElementById("photo-files");
    function choosePhotos() {
        const [most, mostBytes] = [8, 10 * 1024 * 1024];
        const [state, list] = [document.getElementById("photo-state"), document.getElementById("photo-list")];
        const save = document.getElementById("photo-save");
        let chosen = [];
        const words = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place]);

        function show(remark) {
            for (const picture of list.querySelectorAll("img")) URL.revokeObjectURL(picture.src);
            list.replaceChildren(...chosen.map((file, place) => {
                const [item, picture, button] = ["li", "img", "button"].map(name => document.createElement(name));
                picture.src = URL.createObjectURL(file);
                picture.alt = file.name;
                button.type = "button";
                button.textContent = "×";
                button.setAttribute("aria-label", words(state.dataset.remove, place + 1) + ": " + file.name);
                button.addEventListener("click", () => {
                    chosen.splice(place, 1);
                    take("");
                    (list.querySelectorAll("button")[Math.min(place, chosen.length - 1)] || photos).focus();
                });
                item.append(picture, button);
                return item;
            }));
            const count = chosen.length;
            photos.closest(".field").hidden = count >= most;
            save.disabled = count === 0;
            const told = count === 0 ? state.dataset.none : count === 1 ? state.dataset.one
                : count < most ? words(state.dataset.some, count, most - count) : state.dataset.full;
            state.textContent = remark ? told + " " + remark : told;
        }

        function take(remark) {
            const all = new DataTransfer();
            for (const file of chosen) all.items.add(file);
            photos.files = all.files;
            show(remark);
        }

        photos.addEventListener("change", () => {
            const large = [...photos.files].filter(file => file.size > mostBytes).map(file => file.name);
            const fresh = [...photos.files].filter(file => file.size <= mostBytes
                && !chosen.some(one => one.name === file.name && one.size === file.size));
            chosen = [...chosen, ...fresh].slice(0, most);
            take(large.length ? state.dataset.large + " " + large.join(", ") : "");
        });
        photos.required = false;
        show("");
    }
    if (photos) choosePhotos();

    /* Foods as one types. */

    const query = document.getElementById("query");
    if (query) {
        let [asked, timer] = [0, 0];
        query.addEventListener("input", () => {
            clearTimeout(timer);
            const text = query.value.trim();
            const number = ++asked;
            if (text.length < 2) return;
            timer = setTimeout(async () => {
                const answer = await fetch("/foods?" + new URLSearchParams({ query: text })).catch(() => null);
                if (!answer || !answer.ok || number !== asked) return;
                const found = parse(await answer.text()).getElementById("found");
                const old = document.getElementById("found");
                if (number === asked && found && old) old.replaceWith(found);
            }, 200);
        });
    }

    waiting().then(items => { if (items.length) say(told.dataset.waits, items.map(item => item.text)); })
        .catch(() => {});
    if (navigator.serviceWorker) navigator.serviceWorker.register("/worker.js").catch(() => {});
    addEventListener("online", send);
    listen();
})();
