import { settings } from '../settings.ts';
import { Refusal } from './answer.ts';

/** Compares in time that does not depend on where two texts differ. */
const equalInConstantTime = async (left: string, right: string): Promise<boolean> => {
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const [a, b] = (await Promise.all([digest(left), digest(right)])).map((buffer) => new Uint8Array(buffer));
  let difference = 0;
  for (let index = 0; index < 32; index += 1) difference |= (a?.[index] ?? 0) ^ (b?.[index] ?? 1);
  return difference === 0;
};

/** Lets in only the scheduler, which shows the service key. @throws Refusal 401. */
export const requireWorkerKey = async (request: Request): Promise<void> => {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const shown = bearer ?? request.headers.get('apikey') ?? '';
  if (!(await equalInConstantTime(shown, settings().SUPABASE_SERVICE_ROLE_KEY))) {
    throw new Refusal(401, 'unauthorised', 'This function is called by the scheduler only.');
  }
};
