import { EventEmitter } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { closeBrowser } from './browser.ts';
import { honest } from './honest.ts';
import { settings } from './settings.ts';

const folders: Record<string, string> = {
  userData: join(settings.STAND_IN_FOLDER, 'userData'),
  logs: join(settings.STAND_IN_FOLDER, 'logs'),
  crashDumps: join(settings.STAND_IN_FOLDER, 'crashes'),
  downloads: join(settings.STAND_IN_FOLDER, 'downloads'),
};
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });

const lockPath = join(settings.STAND_IN_FOLDER, 'instance.lock');
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

class App extends EventEmitter {
  readonly isPackaged = true;
  #quitting = false;

  whenReady(): Promise<void> {
    return Promise.resolve();
  }

  isReady(): boolean {
    return true;
  }

  getPath(name: string): string {
    const folder = folders[name];
    if (!folder) throw new Error(`The Electron stand-in has no folder ${name}`);
    return folder;
  }

  /** Electron names the data folder after it; here that is given (settings.ts). */
  setName(): void {}

  getVersion(): string {
    return '0.1.0';
  }

  getAppPath(): string {
    return process.cwd();
  }

  setAboutPanelOptions(): void {}
  setAppUserModelId(): void {}
  enableSandbox(): void {}

  /** One process per folder; the lock of one that was killed is taken over. */
  requestSingleInstanceLock(): boolean {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const file = openSync(lockPath, 'wx');
        writeSync(file, String(process.pid));
        closeSync(file);
        return true;
      } catch {
        if (isRunning(Number(readFileSync(lockPath, 'utf8')))) return false;
        rmSync(lockPath, { force: true });
      }
    }
    return false;
  }

  quit(): void {
    if (this.#quitting) return;
    for (const name of ['before-quit', 'will-quit']) {
      let prevented = false;
      this.emit(name, { preventDefault: () => (prevented = true) });
      if (prevented) return;
    }
    this.#quitting = true;
    this.emit('quit', {}, 0);
    rmSync(lockPath, { force: true });
    void closeBrowser().finally(() => process.exit(0));
  }

  exit(code = 0): void {
    rmSync(lockPath, { force: true });
    void closeBrowser().finally(() => process.exit(code));
  }
}

export const app = honest('app', new App());
