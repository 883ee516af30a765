// Runs the real engine inside this process, without Docker, until its standard input closes.
using KurrentDB.Embedded;

var directory = args.Length > 0 ? args[0] : Directory.CreateTempSubdirectory("laurel-engine-").FullName;

await using var database = new EmbeddedKurrentDB(new EmbeddedKurrentDBOptions
{
    DataDirectory = directory,
    TelemetryOptout = true,
});
await database.StartAsync();

Console.WriteLine($"EVENTSTORE_URL=unix:{database.UnixSocketPath}");

await Console.In.ReadToEndAsync();
