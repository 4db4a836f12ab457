/* The sound of the microphone as the ears take it: 16,000 samples a second of 16 bits, a quarter of a second at a time. */
"use strict";

class Listener extends AudioWorkletProcessor {
    constructor() {
        super();
        // Samples of the microphone for one of the ears'; each is the mean of the time that it stands for.
        this.step = sampleRate / 16000;
        [this.sum, this.weight, this.samples] = [0, 0, []];
        this.port.onmessage = () => {
            this.hand();
            this.port.postMessage(null);
        };
    }

    process(inputs) {
        for (const value of inputs[0][0] || []) this.take(value);
        if (this.samples.length >= 4000) this.hand();
        return true;
    }

    take(value) {
        let left = 1;
        while (left > 0) {
            const share = Math.min(left, this.step - this.weight);
            this.sum += value * share;
            this.weight += share;
            left -= share;
            if (this.weight < this.step - 1e-9) continue;
            const mean = Math.max(-1, Math.min(1, this.sum / this.step));
            this.samples.push(Math.round(mean * 32767));
            [this.sum, this.weight] = [0, 0];
        }
    }

    hand() {
        if (!this.samples.length) return;
        const bytes = new DataView(new ArrayBuffer(2 * this.samples.length));
        this.samples.forEach((sample, place) => bytes.setInt16(2 * place, sample, true));
        this.samples = [];
        this.port.postMessage(bytes.buffer, [bytes.buffer]);
    }
}

registerProcessor("listener", Listener);
