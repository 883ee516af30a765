import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { TextKey } from '../../messages/useText.ts'
import { useText } from '../../messages/useText.ts'
import { removeOutline } from '../outline/shownOutline.ts'

/** The page above this one. */
export type Crumb = { readonly path: string; readonly label: TextKey }

type PageProps = {
  readonly title: string
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode
  readonly crumb?: Crumb
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The head that every page has, and its place in the browser's history. */
export const Page = ({ title, lead, crumb, actions, children }: PageProps) => {
  const text = useText()
  useLayoutEffect(removeOutline, [])
  useEffect(() => {
    document.title = `${title} · Laurel`
  }, [title])
  return (
    <>
      {crumb && (
        <Breadcrumbs aria-label={text('shell.breadcrumb')} sx={{ fontSize: '0.875rem', marginBottom: 0.5 }}>
          <Link component={RouterLink} to={crumb.path} color="text.secondary" underline="hover">
            {text(crumb.label)}
          </Link>
          <span aria-current="page">{title}</span>
        </Breadcrumbs>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 2,
          marginBottom: { xs: 2.5, md: 3.5 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {lead && (
            <Typography
              variant="subtitle1"
              component="div"
              color="text.secondary"
              sx={{ marginTop: 0.75, maxWidth: 640 }}
            >
              {lead}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </>
  )
}
