internal import Glibc
internal import Host
internal import Journal
internal import Telling

extension CareError {
    var status: ExitStatus {
        switch self {
        case .alreadyThere, .ownFile, .notAFile, .cannotWrite(_, EACCES), .cannotWrite(_, EPERM),
            .cannotWrite(_, EROFS),
            .cannotWrite(_, ENOENT), .cannotWrite(_, ENOTDIR), .cannotWrite(_, EISDIR):
            .cannotCreate
        case .cannotWrite, .lacksRoom: .cannotWrite
        case .unfinished(let error): error.status
        case .journal(.refused): .cannotCreate
        case .journal(.diskFull), .journal(.readOnly), .journal(.fileLost),
            .journal(.cannotOpen):
            .cannotWrite
        case .journal(.locked), .journal(.busy): .tryAgain
        default: .badData
        }
    }

    /// Without a full stop; names the remedy.
    var sentence: String {
        switch self {
        case .journal(let error): error.sentence
        case .noJournal(let path): phrase("there is no journal at \(path)")
        case .alreadyThere(let path):
            phrase(
                "\(path) is there already and stays as it is; choose another name or say --replace")
        case .cannotWrite(let path, EBUSY):
            phrase("another process writes \(path) as well; try again when it is done")
        case .cannotWrite(let path, let errno):
            HostError(code: errno, operation: "write \(path)").told
        case .flawed(let flaws):
            phrase(
                "the journal contradicts itself (\(flaws.count) findings); \"demeter doctor\" tells more"
            )
        case .unusable(let path, .notAJournal):
            phrase(
                "\(path) is no copy of a journal, and the journal stays as it is; an export is taken in with "
                    + "\"demeter import\"")
        case .unusable(let path, .damaged):
            phrase("\(path) is damaged, and the journal stays as it is; try another copy")
        case .unusable(let path, let error):
            phrase("\(path) cannot be put back, and the journal stays as it is: \(error.sentence)")
        case .flawedCopy(let path, let flaws):
            phrase(
                "\(path) contradicts itself (\(flaws.count) \(plural: flaws.count, "finding", "findings")), and "
                    + "the journal stays as it is; try another copy")
        case .ownFile(let path):
            phrase(
                "\(path) is a file that Demeter itself keeps, and stays as it is; choose another name"
            )
        case .notAFile(let path):
            phrase(
                "\(path) is a link, a folder, a pipe or a device, and a file has to be there; nothing was done"
            )
        case .lacksRoom(let folder, let needed, let free):
            phrase(
                "the disk with \(folder) has \(StatusRendering.size(Int(free))) left and "
                    + "\(StatusRendering.size(Int(needed))) are needed; make room and try again. Nothing was done"
            )
        case .unfinished(let error):
            phrase(
                "the journal has forgotten, but not every other file is erased yet: \(error.sentence). It is "
                    + "finished by the next start of the daemon, or by \"demeter forget\" again")
        case .unknownColumn(let name):
            phrase("\"\(name)\" is of a newer Demeter; install that and try again")
        case .wrongRow(let number):
            phrase("row \(number) does not fit into the journal; nothing was taken in")
        }
    }
}

extension JournalError {
    /// Why a journal cannot be used, with the remedy; without a full stop.
    var sentence: String {
        switch self {
        case .diskFull: phrase("the disk is full; make room and try again")
        case .readOnly: phrase("the folder is read-only; make it writable")
        case .fileLost: phrase("its file was moved or deleted; try again when it is back")
        case .busy: phrase("another program holds the journal; try again when it has ended")
        case .damaged:
            phrase("the journal is damaged; put back a copy with \"demeter restore FILE\"")
        case .lost(let former):
            phrase(
                "there is no journal, but \(former), which a restore that was cut off has taken away; put it "
                    + "back with \"demeter restore \(former)\", or move it away to begin anew")
        case .notAJournal:
            phrase(
                "it is no journal of Demeter; move it away, or name another folder with --data-dir")
        case .newerVersion(let found, let known):
            phrase(
                "its format \(found) is of a newer Demeter, and this one knows up to \(known); install the "
                    + "newer one again")
        case .cannotOpen(let path, let errno):
            HostError(code: errno, operation: "open \(path)").told
        case .refused(let path, let fault): "\(path) \(fault)"
        case .locked(let holder):
            holder.map {
                phrase("a daemon (process \($0.process)) works in the folder; end it first")
            }
                ?? phrase("a daemon works in the folder; end it first")
        case .unreadable(let column): phrase("\"\(column)\" of a row cannot be read")
        case .outOfRange(let column):
            phrase("\"\(column)\" of a row is beyond what the journal keeps")
        default: phrase("the journal refused it")
        }
    }
}
