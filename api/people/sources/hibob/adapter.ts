import type { PersonSource } from '../port.ts'
import { createHiBobClient } from './client.ts'
import { HiBobSettings, hiBobTitle } from './settings.ts'
import { hiBobWebhooks } from './webhooks.ts'

export const hiBob: PersonSource<HiBobSettings> = {
  name: 'hibob',
  title: hiBobTitle,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: HiBobSettings,
  webhooks: hiBobWebhooks,
  create: createHiBobClient,
}
