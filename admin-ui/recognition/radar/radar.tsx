import type { Finding } from '@laurel/contract/recognition/findings.ts'
import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withRadarTexts } from '../../messages/withTexts.ts'

const SignalsPage = lazyPage(withRadarTexts(async () => (await import('./SignalsPage.tsx')).SignalsPage))

/** Habits of giving that are worth a second look. */
export const radar = {
  name: 'recognition/radar',
  recordRepresentation: ({ users }: Finding) => users.map(({ name }) => name).join(', '),
  list: lazyPage(withRadarTexts(async () => (await import('./FindingList.tsx')).FindingList)),
  children: <Route path="signals" element={<SignalsPage />} />,
} satisfies ResourceProps
