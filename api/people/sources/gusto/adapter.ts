import type { PersonSource } from '../port.ts'
import { createGustoClient } from './client.ts'
import { gustoOAuth } from './oauth.ts'
import { GustoSettings, gustoTitle } from './settings.ts'
import { gustoWebhooks } from './webhooks.ts'

export const gusto: PersonSource<GustoSettings> = {
  name: 'gusto',
  title: gustoTitle,
  connects: 'oauth',
  capabilities: { isIncremental: false },
  settings: GustoSettings,
  oauth: gustoOAuth,
  webhooks: gustoWebhooks,
  create: createGustoClient,
}
