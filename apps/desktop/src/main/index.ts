import { favourSmallMemory } from '@millrace/offline';
import { app } from 'electron';
import { startConsole } from './console.ts';

favourSmallMemory();

// A second start shows the window of the first one and ends.
if (app.requestSingleInstanceLock()) startConsole();
else app.quit();
