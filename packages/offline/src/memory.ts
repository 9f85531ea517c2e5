import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the process small while rows stream through it: V8 then collects what a page of rows leaves behind soon, instead of letting a
 * heap of mostly dead pages grow. For the whole process, so for its entry point to call, before anything large is made.
 */
export const favourSmallMemory = (): void => setFlagsFromString('--optimize-for-size');
