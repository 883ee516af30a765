import type { AppSettings } from '../appSettings.ts'

/** Whether the workspace has the app, and the token it holds. */
export type Installation = {
  /** The bot token while the app is installed. */
  current(): string | undefined
  isRevoked(token: string): boolean
  /** Installs the app, or leaves a present installation as it is. */
  install(): string
  /** Returns the token that ended. */
  end(): string | undefined
}

export const createInstallation = (app: AppSettings): Installation => {
  const ended: string[] = []
  let token = app.isInstalled ? app.botToken : undefined
  return {
    current: () => token,
    isRevoked: candidate => ended.includes(candidate),
    install() {
      token ??= ended.length === 0 ? app.botToken : `${app.botToken}-${ended.length + 1}`
      return token
    },
    end() {
      const last = token
      if (last !== undefined) ended.push(last)
      token = undefined
      return last
    },
  }
}
