/// The words of names of Objective-C, as Swift's importer divides them, and what they are in English.
enum NameWords {
  /// The part that a word has in a sentence.
  enum Part {
    case preposition, verb, gerund, unknown
  }

  /// The words of a name in mixed case. A series of capitals is one word, with a plural's ending: `URLs`, `XML Reader`.
  static func words(of name: String) -> [String] {
    let letters = Array(name)
    var result: [String] = []
    var at = 0
    func run(from start: Int, while matches: (Character) -> Bool) -> Int {
      var end = start
      while end < letters.count, matches(letters[end]) { end += 1 }
      return end
    }
    while at < letters.count {
      var end = at + 1
      if letters[at].isUppercase {
        let capitals = run(from: at, while: \.isUppercase)
        if capitals - at == 1 {
          end = run(from: capitals) { !$0.isUppercase && $0 != "_" }
        } else if let plural = plural(letters, from: capitals) {
          end = plural
        } else {
          end = capitals < letters.count && letters[capitals].isLowercase ? capitals - 1 : capitals
        }
      } else if letters[at] != "_" {
        end = run(from: at) { !$0.isUppercase && $0 != "_" }
      }
      result.append(String(letters[at..<end]))
      at = end
    }
    return result
  }

  /// The end of a plural behind capitals; nil if there is none. `URLIs` is `URL Is`.
  private static func plural(_ letters: [Character], from start: Int) -> Int? {
    for ending in ["ies", "es", "s"] where letters[start...].starts(with: ending) {
      let end = start + ending.count
      let isWord = end < letters.count && letters[end].isLowercase
      if !isWord, ending != "s" || letters[start - 1] != "I" { return end }
    }
    return nil
  }

  /// A name with its first word in small letters.
  static func lowered(_ name: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return name }
    words[0] =
      first.dropFirst().contains(where: \.isUppercase)
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return words.joined()
  }

  /// The part of speech that a word is taken for.
  static func part(_ word: String) -> Part {
    let small = word.lowercased()
    if prepositions.contains(small) { return .preposition }
    if verbs.contains(small) { return .verb }
    // `reload`, `reopen`.
    if small.hasPrefix("re"), verbs.contains(String(small.dropFirst(2))) { return .verb }
    if small.hasSuffix("ing"), isGerund(of: String(small.dropLast(3))) { return .gerund }
    return .unknown
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns whether a word before `ing` is a verb, without its last vowel or with its last consonant twice: `deleting`, `trimming`.
  private static func isGerund(of stem: String) -> Bool {
    guard let last = stem.last, stem.count > 1 else { return false }
    let isTwice = stem.dropLast().last == last
    return verbs.contains(stem) || verbs.contains(stem + "e")
      || isTwice && verbs.contains(String(stem.dropLast()))
  }

  /// Verbs behind which words go that repeat the type of an argument: those that methods begin with.
  private static let verbs: Set<String> = Set(
    """
    accept access acquire activate adapt add adjust advance align allocate allow alter animate announce append apply approve
    archive arrange ask assemble assert assign associate attach attempt authenticate authorize avoid await balance become
    begin bind blend block blur boost bounce brake bring broadcast browse bury buy cache calculate call cancel capture carry
    catch center change chase check choose claim clean clear click clip clone close collapse collect combine come commit
    communicate compact compare compile complete compose compress compute conceal configure confirm conform connect consider
    consume contain contains continue contract control convert copy correct cover crash crop cross cut cycle
    deactivate deal decide declare decode decompress decorate decrease decrement decrypt defer define delay delegate delete
    deliver demote deny depend deselect destroy detach detect determine dim disable disappear discard disconnect discover
    dismiss dispatch display dispose divide do double drag drain draw dribble drive drop duplicate edit eject embed
    emit empty enable encode encrypt end enforce enqueue ensure enter enumerate equal erase escape establish estimate
    evaluate evict examine exchange exclude execute exercise exist exit expand expect expire explain expose export express
    extend extract fade fail fetch fill filter find finish fit fix flatten flip flush focus fold follow force forget format
    forward free freeze fulfill gain gather generate get give go grab grant grow guarantee guess guide handle hash have hear
    help hide highlight hit hold ignore illustrate imagine import improve include increase increment indicate infer inform
    inherit initialize inject insert inset inspect install instantiate intend interact intercept interpolate interpret
    interrupt intersect intersects introduce invert invite invoke iterate join jump justify keep kill know launch lay layout
    leave lend let lift limit listen load localize locate lock log login logout look loop lower maintain make manage mark
    match measure merge migrate minimize mix modify monitor mount move multiply mute navigate need negotiate normalize note
    notify obscure observe obtain occur offer offset omit open operate optimize order orient override own pack paint parse
    participate pass paste pause peek perform permit persist pick pin place play point poll pop populate position post
    postpone pour precede prefer prepare prepend present preserve press preview prevent print prioritize process produce
    progress promote prompt propagate propose protect provide prune publish pull punch purchase purge push put query queue
    quit quote raise rank reach react read rearrange recall receive recognize record recover recycle redirect redo reduce
    reenter refer reflect refresh refund refuse register reject relate relax release rely remain remember remind remove
    rename repeat replace reply report represent request require rescue reserve reset resize resolve resort respond
    restart restore restrict resume retain retrieve retry return reuse reveal reverse revert review revoke rewind ring roll
    rotate round route run sample save say scale scan schedule scroll search secure see seek select send separate serialize
    serve set settle setup shake shape share shift shop should show shuffle shut sign simplify simulate skip sleep slide
    smooth snap solve soothe sort specify spend spin split squash squeeze start stop store stream stretch strip stroke
    submit subscribe subtract succeed suggest suit summarize supply support suppose surround suspend swap swipe switch
    synchronize take tap teach tear tell terminate test think throttle throw tint toggle touch track trade train transcode
    transfer transform transition translate transmit traverse treat trigger trim truncate try tunnel turn unarchive unbind
    undo unembed unhide uninstall unite unlink unload unlock unmount unpack unpin unregister unsubscribe unwind unwrap
    update upgrade upload use validate vary verify visit wait wake walk want warn wash watch will wipe withdraw work wrap
    write yield zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
