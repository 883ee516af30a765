import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import { Page } from '../shell/Page.tsx'
import { proOnly } from '../shell/SectionEntry.tsx'
import { plannedPages } from './plannedPages.ts'

/** Says plainly that a page is still to come, and what will be on it. */
export const NotYetPage = ({ path }: { readonly path: string }) => {
  const say = useTeamWords()
  const page = plannedPages[path]
  if (!page) throw new Error(`Nothing says what will be at ${path}. Add it to plannedPages.ts.`)
  return (
    <Page title={page.title} lead={page.lead} {...(page.crumb === undefined ? {} : { crumb: page.crumb })}>
      <LockedFeature />
      <Card sx={{ padding: { xs: 2.5, md: 4 }, maxWidth: 720 }}>
        <Typography variant="overline" component="p" sx={theme => ({ color: theme.palette.tokens.goldInk })}>
          Not built yet
        </Typography>
        <Typography variant="h2" sx={{ marginTop: 0.5 }}>
          What will be here
        </Typography>
        <Box
          component="ul"
          sx={{ listStyle: 'none', padding: 0, margin: '16px 0 0', display: 'grid', gap: 1.25 }}
        >
          {page.contents.map(content => (
            <Box key={content} component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline' }}>
              <Circle aria-hidden sx={{ fontSize: 12, color: 'text.secondary', flexShrink: 0 }} />
              <span>{say(content)}</span>
            </Box>
          ))}
        </Box>
      </Card>
    </Page>
  )
}

/** Whoever comes from a section that their plan does not have is told why they are here. */
const LockedFeature = () => {
  const [query] = useSearchParams()
  if (query.get('locked_feature') !== 'true') return null
  return (
    <Alert severity="warning" sx={{ marginBottom: 2, maxWidth: 720 }}>
      <strong>Time to upgrade!</strong> {proOnly}
    </Alert>
  )
}
