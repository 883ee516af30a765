import type { PersonSource } from '../port.ts'
import { createPaylocityClient } from './client.ts'
import { PaylocitySettings, paylocityTitle } from './settings.ts'

export const paylocity: PersonSource<PaylocitySettings> = {
  name: 'paylocity',
  title: paylocityTitle,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: PaylocitySettings,
  create: createPaylocityClient,
}
