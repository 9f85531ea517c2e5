/**
 * The address of the machine at the other end of the socket, IPv4 written as IPv4.
 * @param remote what Node reports; undefined once the socket is gone.
 */
export function normaliseAddress(remote: string | undefined): string {
  const address = remote ?? '';
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/** Whether an address or host name means this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Headers in which a proxy would report a client's address. Nobody in front of this server is trusted to. */
const forwarded =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|fly-client-ip|x-cluster-client-ip)$/;

/** Copies headers with the client's address stated by this server; what the client itself claimed is dropped (R15). */
export function withClientAddress(headers: Headers, address: string): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) if (!forwarded.test(name)) copy.append(name, value);
  copy.set('x-real-ip', address);
  copy.set('x-forwarded-for', address);
  return copy;
}
