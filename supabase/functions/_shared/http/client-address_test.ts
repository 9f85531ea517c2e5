import { equal } from '../../_test/expect.ts';
import { addressBlock } from './client-address.ts';

Deno.test('R15 one person is one IPv4 address or one IPv6 /64, however it is written', () => {
  equal(addressBlock('203.0.113.7'), '203.0.113.7');
  equal(addressBlock(' 203.0.113.7:4711 '), '203.0.113.7');
  equal(addressBlock('::ffff:203.0.113.7'), '203.0.113.7');
  const block = '2001:db8:0:1::/64';
  for (const text of ['2001:db8:0:1::1', '2001:0DB8:0000:0001:ffff:0:0:2', '[2001:db8:0:1::9]:443', '2001:db8:0:1:a:b:c:d%eth0'])
    equal(addressBlock(text), block);
  equal(addressBlock('::1'), '0:0:0:0::/64');
});

Deno.test('what is no address shares one limit', () => {
  for (const text of ['', 'unknown', '1:2:3', '2001:db8::1::2', 'fe80:::1', '12345::', "'; drop table x"])
    equal(addressBlock(text), 'unreadable');
});
