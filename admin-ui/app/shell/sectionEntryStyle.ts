import type { SxProps, Theme } from '@mui/material/styles'

export const entryStyle =
  (isCurrent: boolean, isLocked: boolean): SxProps<Theme> =>
  theme => {
    const { sidebarRaised, sidebarInk, sidebarMuted, gold } = theme.palette.tokens
    return {
      width: '100%',
      justifyContent: 'flex-start',
      textAlign: 'left',
      gap: 1.5,
      padding: '8px 10px',
      marginBlock: '1px',
      borderRadius: '10px',
      fontSize: '0.9375rem',
      fontWeight: isCurrent ? 600 : 500,
      color: isLocked ? sidebarMuted : sidebarInk,
      backgroundColor: isCurrent ? sidebarRaised : 'transparent',
      '& svg:first-of-type': { color: isCurrent ? gold : sidebarMuted },
      '&:hover': { backgroundColor: sidebarRaised },
    }
  }

export const pageEntryStyle =
  (isCurrent: boolean): SxProps<Theme> =>
  theme => {
    const { sidebarRaised, sidebarInk, sidebarMuted, gold } = theme.palette.tokens
    return {
      width: '100%',
      justifyContent: 'flex-start',
      padding: '6px 10px 6px 42px',
      borderRadius: '10px',
      fontSize: '0.875rem',
      fontWeight: isCurrent ? 600 : 450,
      color: isCurrent ? sidebarInk : sidebarMuted,
      position: 'relative',
      '&:hover': { color: sidebarInk, backgroundColor: sidebarRaised },
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 19,
        top: 0,
        bottom: 0,
        width: 2,
        backgroundColor: isCurrent ? gold : sidebarRaised,
      },
    }
  }
