export { startWorker, type Worker, type WorkerFigures, type WorkerParts } from "./start-worker.ts";
