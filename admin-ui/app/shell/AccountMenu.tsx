import { signOut } from '@laurel/contract/browser/signOut.ts'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Logout from '@mui/icons-material/LogoutOutlined'
import Redeem from '@mui/icons-material/RedeemOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTheme as useScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useResetStore } from 'ra-core'
import { useState } from 'react'
import { useTheme } from 'react-admin'
import { initialsOf } from '../../elements/people/initials.ts'
import { PersonAvatar } from '../../elements/people/Person.tsx'
import { useText } from '../../messages/useText.ts'
import { useMe } from '../access/MeContext.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { LanguageItems } from './LanguageItems.tsx'
import { firstPage } from './lazyPage.tsx'

const SessionsDialog = firstPage(async () => (await import('./SessionsDialog.tsx')).SessionsDialog, null)

export const AccountMenu = () => {
  const text = useText()
  const { user } = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const logout = useLogOut()
  const [hasSessions, setHasSessions] = useState(false)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={text('shell.yourAccount', { value: initialsOf(user.name) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ padding: 0.5, borderRadius: '50%' }}
      >
        <PersonAvatar user={user} size={32} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Whose disabled />
        <Divider />
        <MenuItem component="a" href="/redeem">
          <ListItemIcon>
            <Redeem fontSize="small" />
          </ListItemIcon>
          {text('shell.myRewards')}
        </MenuItem>
        <AppearanceItem onChosen={close} />
        <MenuItem
          onClick={() => {
            setHasSessions(true)
            close()
          }}
        >
          <ListItemIcon>
            <Devices fontSize="small" />
          </ListItemIcon>
          {text('shell.whereSignedIn')}
        </MenuItem>
        <Divider />
        <LanguageItems />
        <Divider />
        <MenuItem onClick={() => void logout()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {text('shell.logout')}
        </MenuItem>
      </Menu>
      {hasSessions && <SessionsDialog onClose={() => setHasSessions(false)} />}
    </>
  )
}

/** Signs out, and forgets the filters and columns that the person chose. */
const useLogOut = () => {
  const connection = useConnection()
  const resetStore = useResetStore()
  return async (): Promise<void> => {
    await signOut(connection)
    resetStore()
    connection.leaveFor('/login')
  }
}

/** Stands above the entries and is none of them: a menu hands the focus to the first child that is not disabled. */
const Whose = (_entry: { readonly disabled: true }) => {
  const text = useText()
  const { user } = useMe()
  return (
    <Box component="li" role="none" sx={{ padding: '8px 16px 12px', maxWidth: 260 }}>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {user.name}
      </Typography>
      <Typography variant="caption" color="text.secondary" noWrap component="div">
        {user.email ?? text('shell.noEMailAddress')}
      </Typography>
    </Box>
  )
}

/** Until someone chooses here, the scheme of their system holds. */
const AppearanceItem = ({ onChosen }: { readonly onChosen: () => void }) => {
  const text = useText()
  const isDark = useScheme().palette.mode === 'dark'
  const [, setTheme] = useTheme()
  const choose = () => {
    setTheme(isDark ? 'light' : 'dark')
    onChosen()
  }
  return (
    <MenuItem onClick={choose}>
      <ListItemIcon>{isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}</ListItemIcon>
      {isDark ? text('shell.lightAppearance') : text('shell.darkAppearance')}
    </MenuItem>
  )
}
