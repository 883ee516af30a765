import MenuIcon from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { useMe } from '../access/MeContext.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BalanceLink } from './BalanceLink.tsx'
import { HelpButton } from './HelpButton.tsx'
import { useIsScrolled } from './useIsScrolled.ts'

/** Whose team this is, what it and the person have, help, and the way out. */
export const TopBar = ({ onOpenNavigation }: { readonly onOpenNavigation: () => void }) => {
  const text = useText()
  const { user, team } = useMe()
  const isScrolled = useIsScrolled()
  return (
    <Box
      component="header"
      sx={theme => ({
        position: 'sticky',
        top: 0,
        zIndex: theme.zIndex.appBar,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        paddingInline: { xs: 1.5, md: 4 },
        backgroundColor: theme.palette.tokens.paper,
        borderBottom: `1px solid ${isScrolled ? theme.palette.tokens.hairline : 'transparent'}`,
      })}
    >
      <IconButton
        aria-label={text('shell.openNavigation')}
        onClick={onOpenNavigation}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography noWrap sx={{ fontWeight: 600, flex: '1 1 0', minWidth: 0 }}>
        {team.name}
      </Typography>
      {user.is_admin && (
        <BalanceLink
          to="/billing/rewards"
          label={text('shell.teamBalance')}
          points={team.purchased_points}
          isOptional
        />
      )}
      <BalanceLink href="/redeem" label={text('shell.yours')} points={user.redeemable_points} isGold />
      <HelpButton />
      <AccountMenu />
    </Box>
  )
}
