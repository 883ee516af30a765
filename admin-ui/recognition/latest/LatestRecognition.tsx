import { feed } from '@laurel/contract/reports/feed.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { ShoutoutLine } from './ShoutoutLine.tsx'

const linesMax = 6

/** The latest shoutouts, updated live. */
export const LatestRecognition = () => {
  const text = useText()
  const { data } = useAnswer(feed, after => ({
    query: { ...after, limit: linesMax, only: 'shoutouts' as const },
  }))
  if (!data) return null
  return (
    <Box component="section" aria-labelledby="latest-recognition" sx={{ marginTop: 5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          marginBottom: 2,
        }}
      >
        <Typography variant="h2" id="latest-recognition">
          {text('recognition.latestRecognition')}
        </Typography>
        <Link component={RouterLink} to="/reporting/activity">
          {text('recognition.allActivity')}
        </Link>
      </Box>
      <Card>
        {data.feed.length === 0 ? (
          <EmptyState
            title={text('recognition.noShoutoutsYet')}
            sentence={text('recognition.theFirstShoutoutIn')}
          />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {data.feed.map(card =>
              card.type === 'AWARD' ? null : <ShoutoutLine key={card.id} shoutout={card} />,
            )}
          </Box>
        )}
      </Card>
    </Box>
  )
}
