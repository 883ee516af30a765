import { feed } from '@laurel/contract/reports/feed.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { keyOf, type WidgetScope } from '../widgets/widgetScope.ts'
import { FeedCard } from './FeedCard.tsx'

const cardsMax = 12

/** Shoutouts and awards as cards, newest first. */
export const ActivityFeed = ({ scope }: { readonly scope: WidgetScope }) => {
  const text = useText()
  const heading = useId()
  const { client, freshness } = useConnection()
  const query = useInfiniteQuery({
    queryKey: ['call', feed.name, ...keyOf(scope)],
    queryFn: ({ pageParam, signal }): Promise<ResponseOf<typeof feed>> => {
      const page = {
        ...freshness.query(),
        ...scope,
        limit: cardsMax,
        ...(pageParam && { cursor: pageParam }),
      }
      return client.call(feed, { query: page }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
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
      {query.hasNextPage && (
        <Button
          variant="outlined"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ marginTop: 2 }}
        >
          {text('reports.feed.more')}
        </Button>
      )}
    </Box>
  )
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const
