/** So many appends wait already that this one was not taken: nothing was recorded, and the same ids may be sent again. */
export class LogOverloaded extends Error {
  override readonly name = 'LogOverloaded'
  constructor(waiting: number) {
    super(`${waiting} appends wait for the log already. Try again in a moment with the same event ids.`)
  }
}
