import { Refusal } from './answer.ts';

/** Largest body read, in bytes: the longest message with every character escaped fits. */
export const MAX_BODY_BYTES = 65_536;

const tooLarge = () => new Refusal(413, 'too_large', `The request is larger than ${MAX_BODY_BYTES} bytes.`);

/** Reads at most MAX_BODY_BYTES, whatever Content-Length claims. @throws Refusal 413 beyond that. */
export const readBytes = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
};

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * The JSON body of a request.
 * @throws Refusal 415 for another media type, 413 for an oversize body, 400 with the words "invalid JSON" (which the contact form
 * recognises: specification, section 8) for anything else that cannot be parsed.
 */
export const readJson = async (request: Request): Promise<unknown> => {
  if (mediaType(request) !== 'application/json') {
    throw new Refusal(415, 'unsupported_media_type', 'Send the request as application/json.');
  }
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'invalid_json', 'The request body is invalid JSON.');
  }
};

/** The fields of a form post. @throws Refusal 413. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readBytes(request)));

export { mediaType };
