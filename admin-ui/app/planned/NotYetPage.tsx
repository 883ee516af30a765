import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { Page } from '../shell/Page.tsx'
import { plannedPages } from './plannedPages.ts'

/** Says that a page is still to come, and what will be on it. */
export const NotYetPage = ({ path }: { readonly path: string }) => {
  const text = useText()
  const page = plannedPages[path]
  if (!page) throw new Error(`Nothing says what will be at ${path}. Add it to plannedPages.ts.`)
  return (
    <Page
      title={text(`planned.pages.${page.name}.title`)}
      lead={text(`planned.pages.${page.name}.lead`)}
      {...(page.crumb && { crumb: page.crumb })}
    >
      <Card sx={{ padding: { xs: 2.5, md: 4 }, maxWidth: 720 }}>
        <Typography variant="overline" component="p" sx={theme => ({ color: theme.palette.tokens.goldInk })}>
          {text('planned.notBuiltYet')}
        </Typography>
        <Typography variant="h2" sx={{ marginTop: 0.5 }}>
          {text('planned.whatWillBeHere')}
        </Typography>
        <Box
          component="ul"
          sx={{ listStyle: 'none', padding: 0, margin: '16px 0 0', display: 'grid', gap: 1.25 }}
        >
          {text(`planned.pages.${page.name}.contents`)
            .split('\n')
            .map(content => (
              <Box key={content} component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline' }}>
                <Circle aria-hidden sx={{ fontSize: 12, color: 'text.secondary', flexShrink: 0 }} />
                <span>{content}</span>
              </Box>
            ))}
        </Box>
      </Card>
    </Page>
  )
}
