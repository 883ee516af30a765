/** The stores can't be opened, and a person can correct why: the message is all they need. */
export class StoreProblem extends Error {}

export class UnreachableDatabase extends StoreProblem {}

export class UnreachableEventStore extends StoreProblem {}

/** The database answers, and its contents can't be read from this data folder. */
export class WrongSecrets extends StoreProblem {
  constructor(home: string, options?: ErrorOptions) {
    super(
      `The keys in this database are encrypted with the secrets of another data folder than ${home}. ` +
        'Put the secrets.json there that belongs to this database, from its first instance or a backup.',
      options,
    )
  }
}

/** The log is being copied to another store, or can't be while another process uses the installation. */
export class InstallationInUse extends StoreProblem {}

/** The log of this installation is in another store, or the store belongs to another installation. */
export class WrongLogStore extends StoreProblem {}

/** The roles of the database don't allow what Laurel needs, or allow too much. */
export class WrongDatabaseRole extends StoreProblem {}
