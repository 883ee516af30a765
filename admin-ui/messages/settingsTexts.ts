import { security } from './english/security.ts'
import { settings } from './english/settings.ts'

/** The texts of the settings and the security log, which `withSettingsTexts` loads with their pages. */
export const settingsTexts = { security, settings } as const
