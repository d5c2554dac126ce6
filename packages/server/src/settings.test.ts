import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { findClient } from './http/client.js';
import { defaultSettings, readSettings, settingNames, variableOf } from './settings.js';

test('flags outweigh the environment, and what is not said is as usual', () => {
  const env = { HYPERDOKU_PORT: '80', HYPERDOKU_PER_CLIENT: '3', OTHER: '1' };
  const read = readSettings({ port: '81', allow: 'https://a.example, http://b.example:8080' }, env);
  expect(read).toEqual({
    ok: true,
    value: {
      ...defaultSettings,
      port: 81,
      perClient: 3,
      allow: ['https://a.example', 'http://b.example:8080'],
    },
  });
});

test.each([
  ['port', '65536'],
  ['port', '-1'],
  ['port', 'x'],
  ['workers', '0'],
  ['share', '1.5'],
  ['allow', "https://a.example; script-src 'unsafe-inline'"],
  ['log', 'loud'],
])('%s cannot be %s', (setting, given) => {
  expect(readSettings({ [setting]: given }, {})).toMatchObject({ ok: false, problem: { setting, given } });
});

test('every setting has a name of its own in the environment', () => {
  expect(new Set(settingNames.map(variableOf)).size).toBe(settingNames.length);
  expect(variableOf('perClient')).toBe('HYPERDOKU_PER_CLIENT');
});

test.each([
  [0, '9.9.9.9', '10.0.0.1', '10.0.0.1'],
  [1, '9.9.9.9', '10.0.0.1', '9.9.9.9'],
  [1, '1.1.1.1, 9.9.9.9', '10.0.0.1', '9.9.9.9'],
  [2, '1.1.1.1, 9.9.9.9, 8.8.8.8', '10.0.0.1', '9.9.9.9'],
  [1, '<script>', '10.0.0.1', '10.0.0.1'],
  [0, '', '::ffff:10.0.0.1', '10.0.0.1'],
  [0, '', '2001:db8::1', '2001:db8:0:0::/64'],
  [0, '', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('behind %i proxies "%s" from %s is %s', (proxies, forwarded, remoteAddress, client) => {
  const incoming = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  expect(findClient(incoming as unknown as IncomingMessage, proxies)).toBe(client);
});
