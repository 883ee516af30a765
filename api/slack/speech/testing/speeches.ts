import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { slackSpeechIn } from '../slackSpeech.ts'

const team = { pointsName: usualPointsName, timeZone: 'UTC' }

/** Words to readers who chose nothing, in each language. */
export const inEnglish = slackSpeechIn('EN-GB', team)
export const inGerman = slackSpeechIn('DE-DE', team)
export const inSpanish = slackSpeechIn('ES-ES', team)
