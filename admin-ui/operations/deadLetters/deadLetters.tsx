import type { DeadLetter } from '@laurel/contract/operations/deadLetters.ts'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withSettingsTexts } from '../../messages/withTexts.ts'

/** Commands that failed for good and wait for an administrator. */
export const deadLetters = {
  name: 'settings/unfinished',
  icon: ReportProblem,
  recordRepresentation: (letter: DeadLetter) => letter.command_type,
  list: lazyPage(withSettingsTexts(async () => (await import('./DeadLetterList.tsx')).DeadLetterList)),
} satisfies ResourceProps
