import type { ElementStories } from '../../testing/story.ts'
import { Figure } from './Figure.tsx'
import { FigureRow } from './FigureRow.tsx'

const nothing = () => undefined

export const stories: ElementStories = {
  Default: { element: <Figure label="Redeemable points" figure="575" detail="Worth $5.75" />, shows: '575' },
  Loading: { element: <Figure label="Redeemable points" figure={undefined} />, shows: 'Redeemable points' },
  Chosen: { element: <Figure label="Owed points" figure="40" isChosen onChoose={nothing} />, shows: '40' },
  Row: {
    element: (
      <FigureRow label="This month">
        <Figure label="Celebrated this month" figure="3" to="/reporting/activity" />
        <Figure label="Upcoming this month" figure="4" onOpen={nothing} />
      </FigureRow>
    ),
    shows: 'Upcoming this month',
  },
}
