import type { PersonSource } from '../port.ts'
import { createBambooHrClient } from './client.ts'
import { bambooHrOAuth } from './oauth.ts'
import { BambooHrSettings, bambooHrTitle } from './settings.ts'
import { bambooHrWebhooks } from './webhooks.ts'

export const bambooHr: PersonSource<BambooHrSettings> = {
  name: 'bamboohr',
  title: bambooHrTitle,
  connects: 'oauth',
  capabilities: { isIncremental: true },
  settings: BambooHrSettings,
  oauth: bambooHrOAuth,
  webhooks: bambooHrWebhooks,
  create: createBambooHrClient,
}
