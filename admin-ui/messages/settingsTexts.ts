import { integrations } from './english/integrations.ts'
import { security } from './english/security.ts'
import { settings } from './english/settings.ts'

/** The texts of the settings, the integrations and the security log, which `withSettingsTexts` loads with their pages. */
export const settingsTexts = { integrations, security, settings } as const
