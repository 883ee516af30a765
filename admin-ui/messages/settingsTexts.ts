import { integrations } from './english/integrations.ts'
import { operations } from './english/operations.ts'
import { operationsHome } from './english/operationsHome.ts'
import { security } from './english/security.ts'
import { settings } from './english/settings.ts'

/** The texts of the settings, the integrations, the operations and the security log, which `withSettingsTexts` loads with their pages. */
export const settingsTexts = { integrations, operations, operationsHome, security, settings } as const
