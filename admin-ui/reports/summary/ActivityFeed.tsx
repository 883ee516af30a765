import { feed } from '@laurel/contract/reports/feed.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { MoreButton } from '../elements/MoreButton.tsx'
import { usePages } from '../usePages.ts'
import { widgetGrid } from '../widgets/widgetGrid.ts'
import { keyOf, type WidgetScope } from '../widgets/widgetScope.ts'
import { FeedCard } from './FeedCard.tsx'

const cardsMax = 12

/** Shoutouts and awards as cards, newest first. */
export const ActivityFeed = ({ scope }: { readonly scope: WidgetScope }) => {
  const text = useText()
  const heading = useId()
  const { client } = useConnection()
  const query = usePages({
    name: feed.name,
    key: keyOf(scope),
    read: (part, signal) => client.call(feed, { query: { ...part, ...scope, limit: cardsMax } }, { signal }),
  })
  const cards = query.data?.pages.flatMap(page => page.feed)
  return (
    <Box component="section" aria-labelledby={heading} sx={{ marginTop: 4 }}>
      <Typography variant="h2" id={heading}>
        {text('reports.feed.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ marginTop: 0.5, marginBottom: 2 }}>
        {text('reports.feed.lead')}
      </Typography>
      {cards === undefined && (
        <Card>
          <NotLoaded of={query} columns={2} />
        </Card>
      )}
      {cards?.length === 0 && (
        <Card>
          <EmptyState title={text('reports.empty')} sentence={text('reports.emptySentence')} />
        </Card>
      )}
      {cards !== undefined && cards.length > 0 && (
        <Box component="ul" sx={gridStyle}>
          {cards.map(card => (
            <FeedCard key={card.id} card={card} />
          ))}
        </Box>
      )}
      <MoreButton query={query} />
    </Box>
  )
}

const gridStyle = {
  ...widgetGrid,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const
