import type { PersonSource } from '../port.ts'
import { createNamelyClient } from './client.ts'
import { NamelySettings, namelyTitle } from './settings.ts'

export const namely: PersonSource<NamelySettings> = {
  name: 'namely',
  title: namelyTitle,
  connects: 'credentials',
  capabilities: { isIncremental: true },
  settings: NamelySettings,
  create: createNamelyClient,
}
