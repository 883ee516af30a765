import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { InShort } from './InShort.tsx'
import { LegalContents } from './LegalContents.tsx'
import { LegalHead } from './LegalHead.tsx'
import type { LegalPart, LegalText } from './legalText.ts'

type LegalPageProps = { readonly text: LegalText; readonly other: LegalText }

/** A text to agree to, set to be read: what matters in short, then part by part. */
export const LegalPage = ({ text, other }: LegalPageProps) => {
  useEffect(() => {
    document.title = `${text.title} · Laurel`
  }, [text])
  return (
    <Box sx={{ minHeight: '100vh', backgroundColor: 'background.default' }}>
      <LegalHead text={text} />
      <Box component="main" sx={columnsStyle}>
        <LegalContents text={text} />
        <Box sx={{ maxWidth: 660, minWidth: 0 }}>
          <InShort sentences={text.inShort} />
          {text.parts.map(part => (
            <Part key={part.id} part={part} />
          ))}
          <Typography sx={{ marginTop: 6, paddingTop: 3, borderTop: 1, borderColor: 'divider' }}>
            Read the{' '}
            <Link component={RouterLink} to={other.path}>
              {other.title.toLowerCase()}
            </Link>
            , too, or go{' '}
            <Link component={RouterLink} to="/setup">
              back to adding Laurel
            </Link>
            .
          </Typography>
        </Box>
      </Box>
    </Box>
  )
}

const Part = ({ part: { id, title, paragraphs, list } }: { readonly part: LegalPart }) => (
  <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={partStyle}>
    <Typography variant="h2" id={`${id}-title`}>
      {title}
    </Typography>
    {paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list && (
      <ul>
        {list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </Box>
)

const columnsStyle = {
  maxWidth: 1040,
  marginInline: 'auto',
  padding: { xs: '24px 20px 72px', md: '40px 40px 96px' },
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '220px 1fr' },
  columnGap: 8,
} as const

const partStyle = {
  marginTop: 5,
  scrollMarginTop: 24,
  fontSize: '1rem',
  lineHeight: 1.65,
  '& p': { margin: '10px 0 0' },
  '& ul': { margin: '10px 0 0', paddingInlineStart: 2.75 },
  '& li': { marginTop: 0.75 },
  '& li::marker': { color: 'primary.main' },
} as const
