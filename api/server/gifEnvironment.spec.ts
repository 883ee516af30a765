import { expect, test } from 'vitest'
import { serveSettings, WrongSettings } from './settings.ts'

const gifsOf = (environment: NodeJS.ProcessEnv) => serveSettings({ LAUREL_HOME: '/tmp', ...environment }).gifs

test('nothing said leaves GIFs to the sandbox, and off is off', () => {
  expect(gifsOf({})).toBeUndefined()
  expect(gifsOf({ GIF_PROVIDER: 'off' })).toBe('off')
})

test('a provider comes with its key, and may lie elsewhere', () => {
  expect(gifsOf({ GIF_PROVIDER: 'giphy', GIF_API_KEY: 'secret' })).toMatchObject({
    provider: 'giphy',
    apiKey: 'secret',
    address: undefined,
    mediaHosts: undefined,
  })
  expect(
    gifsOf({
      GIF_PROVIDER: 'klipy',
      GIF_API_KEY: 'secret',
      GIF_API_URL: 'https://gifs.example/klipy/',
      GIF_MEDIA_HOSTS: 'media.example, *.gifs.example',
    }),
  ).toMatchObject({
    address: 'https://gifs.example/klipy',
    mediaHosts: ['media.example', '*.gifs.example'],
  })
})

test.each([
  ['without its key', { GIF_PROVIDER: 'klipy' }, 'GIF_API_KEY'],
  ['that does not exist', { GIF_PROVIDER: 'tenor', GIF_API_KEY: 'secret' }, 'GIF_PROVIDER'],
  [
    'with addresses for hosts',
    { GIF_MEDIA_HOSTS: "https://gifs.example; script-src 'none'" },
    'Name hosts alone',
  ],
])('a provider %s is refused by name', (_how, environment, named) => {
  expect(() => gifsOf(environment)).toThrow(WrongSettings)
  expect(() => gifsOf(environment)).toThrow(named)
})
