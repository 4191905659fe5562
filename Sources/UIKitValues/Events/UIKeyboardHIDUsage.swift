/// A key of a keyboard, by its usage in the keyboard page of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// More keys than the keyboard can report.
  case keyboardErrorRollOver = 0x01
  /// A failed self-test of the keyboard.
  case keyboardPOSTFail = 0x02
  /// An undefined error of the keyboard.
  case keyboardErrorUndefined = 0x03
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The key 1.
  case keyboard1 = 0x1E
  /// The key 2.
  case keyboard2 = 0x1F
  /// The key 3.
  case keyboard3 = 0x20
  /// The key 4.
  case keyboard4 = 0x21
  /// The key 5.
  case keyboard5 = 0x22
  /// The key 6.
  case keyboard6 = 0x23
  /// The key 7.
  case keyboard7 = 0x24
  /// The key 8.
  case keyboard8 = 0x25
  /// The key 9.
  case keyboard9 = 0x26
  /// The key 0.
  case keyboard0 = 0x27
  /// The return key.
  case keyboardReturnOrEnter = 0x28
  /// The escape key.
  case keyboardEscape = 0x29
  /// The delete key.
  case keyboardDeleteOrBackspace = 0x2A
  /// The tab key.
  case keyboardTab = 0x2B
  /// The spacebar key.
  case keyboardSpacebar = 0x2C
  /// The hyphen key.
  case keyboardHyphen = 0x2D
  /// The equal sign key.
  case keyboardEqualSign = 0x2E
  /// The open bracket key.
  case keyboardOpenBracket = 0x2F
  /// The close bracket key.
  case keyboardCloseBracket = 0x30
  /// The backslash key.
  case keyboardBackslash = 0x31
  /// The number sign of keyboards other than American ones.
  case keyboardNonUSPound = 0x32
  /// The semicolon key.
  case keyboardSemicolon = 0x33
  /// The quote key.
  case keyboardQuote = 0x34
  /// The key for the grave accent and the tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// The comma key.
  case keyboardComma = 0x36
  /// The period key.
  case keyboardPeriod = 0x37
  /// The slash key.
  case keyboardSlash = 0x38
  /// The caps lock key.
  case keyboardCapsLock = 0x39
  /// The function key F1.
  case keyboardF1 = 0x3A
  /// The function key F2.
  case keyboardF2 = 0x3B
  /// The function key F3.
  case keyboardF3 = 0x3C
  /// The function key F4.
  case keyboardF4 = 0x3D
  /// The function key F5.
  case keyboardF5 = 0x3E
  /// The function key F6.
  case keyboardF6 = 0x3F
  /// The function key F7.
  case keyboardF7 = 0x40
  /// The function key F8.
  case keyboardF8 = 0x41
  /// The function key F9.
  case keyboardF9 = 0x42
  /// The function key F10.
  case keyboardF10 = 0x43
  /// The function key F11.
  case keyboardF11 = 0x44
  /// The function key F12.
  case keyboardF12 = 0x45
  /// The print screen key.
  case keyboardPrintScreen = 0x46
  /// The scroll lock key.
  case keyboardScrollLock = 0x47
  /// The pause key.
  case keyboardPause = 0x48
  /// The insert key.
  case keyboardInsert = 0x49
  /// The home key.
  case keyboardHome = 0x4A
  /// The page up key.
  case keyboardPageUp = 0x4B
  /// The delete forward key.
  case keyboardDeleteForward = 0x4C
  /// The end key.
  case keyboardEnd = 0x4D
  /// The page down key.
  case keyboardPageDown = 0x4E
  /// The right arrow key.
  case keyboardRightArrow = 0x4F
  /// The left arrow key.
  case keyboardLeftArrow = 0x50
  /// The down arrow key.
  case keyboardDownArrow = 0x51
  /// The up arrow key.
  case keyboardUpArrow = 0x52
  /// The Num Lock key of the keypad.
  case keypadNumLock = 0x53
  /// The slash key of the keypad.
  case keypadSlash = 0x54
  /// The asterisk key of the keypad.
  case keypadAsterisk = 0x55
  /// The hyphen key of the keypad.
  case keypadHyphen = 0x56
  /// The plus key of the keypad.
  case keypadPlus = 0x57
  /// The enter key of the keypad.
  case keypadEnter = 0x58
  /// The 1 key of the keypad.
  case keypad1 = 0x59
  /// The 2 key of the keypad.
  case keypad2 = 0x5A
  /// The 3 key of the keypad.
  case keypad3 = 0x5B
  /// The 4 key of the keypad.
  case keypad4 = 0x5C
  /// The 5 key of the keypad.
  case keypad5 = 0x5D
  /// The 6 key of the keypad.
  case keypad6 = 0x5E
  /// The 7 key of the keypad.
  case keypad7 = 0x5F
  /// The 8 key of the keypad.
  case keypad8 = 0x60
  /// The 9 key of the keypad.
  case keypad9 = 0x61
  /// The 0 key of the keypad.
  case keypad0 = 0x62
  /// The period key of the keypad.
  case keypadPeriod = 0x63
  /// The backslash of keyboards other than American ones.
  case keyboardNonUSBackslash = 0x64
  /// The application key.
  case keyboardApplication = 0x65
  /// The power key.
  case keyboardPower = 0x66
  /// The equal sign key of the keypad.
  case keypadEqualSign = 0x67
  /// The function key F13.
  case keyboardF13 = 0x68
  /// The function key F14.
  case keyboardF14 = 0x69
  /// The function key F15.
  case keyboardF15 = 0x6A
  /// The function key F16.
  case keyboardF16 = 0x6B
  /// The function key F17.
  case keyboardF17 = 0x6C
  /// The function key F18.
  case keyboardF18 = 0x6D
  /// The function key F19.
  case keyboardF19 = 0x6E
  /// The function key F20.
  case keyboardF20 = 0x6F
  /// The function key F21.
  case keyboardF21 = 0x70
  /// The function key F22.
  case keyboardF22 = 0x71
  /// The function key F23.
  case keyboardF23 = 0x72
  /// The function key F24.
  case keyboardF24 = 0x73
  /// The execute key.
  case keyboardExecute = 0x74
  /// The help key.
  case keyboardHelp = 0x75
  /// The menu key.
  case keyboardMenu = 0x76
  /// The select key.
  case keyboardSelect = 0x77
  /// The stop key.
  case keyboardStop = 0x78
  /// The again key.
  case keyboardAgain = 0x79
  /// The undo key.
  case keyboardUndo = 0x7A
  /// The cut key.
  case keyboardCut = 0x7B
  /// The copy key.
  case keyboardCopy = 0x7C
  /// The paste key.
  case keyboardPaste = 0x7D
  /// The find key.
  case keyboardFind = 0x7E
  /// The mute key.
  case keyboardMute = 0x7F
  /// The volume up key.
  case keyboardVolumeUp = 0x80
  /// The volume down key.
  case keyboardVolumeDown = 0x81
  /// The locking caps lock key.
  case keyboardLockingCapsLock = 0x82
  /// The locking num lock key.
  case keyboardLockingNumLock = 0x83
  /// The locking scroll lock key.
  case keyboardLockingScrollLock = 0x84
  /// The comma key of the keypad.
  case keypadComma = 0x85
  /// The equal sign of the keypad of an AS/400.
  case keypadEqualSignAS400 = 0x86
  /// The international key 1.
  case keyboardInternational1 = 0x87
  /// The international key 2.
  case keyboardInternational2 = 0x88
  /// The international key 3.
  case keyboardInternational3 = 0x89
  /// The international key 4.
  case keyboardInternational4 = 0x8A
  /// The international key 5.
  case keyboardInternational5 = 0x8B
  /// The international key 6.
  case keyboardInternational6 = 0x8C
  /// The international key 7.
  case keyboardInternational7 = 0x8D
  /// The international key 8.
  case keyboardInternational8 = 0x8E
  /// The international key 9.
  case keyboardInternational9 = 0x8F
  /// The language key 1.
  case keyboardLANG1 = 0x90
  /// The language key 2.
  case keyboardLANG2 = 0x91
  /// The language key 3.
  case keyboardLANG3 = 0x92
  /// The language key 4.
  case keyboardLANG4 = 0x93
  /// The language key 5.
  case keyboardLANG5 = 0x94
  /// The language key 6.
  case keyboardLANG6 = 0x95
  /// The language key 7.
  case keyboardLANG7 = 0x96
  /// The language key 8.
  case keyboardLANG8 = 0x97
  /// The language key 9.
  case keyboardLANG9 = 0x98
  /// The alternate erase key.
  case keyboardAlternateErase = 0x99
  /// The system request key.
  case keyboardSysReqOrAttention = 0x9A
  /// The cancel key.
  case keyboardCancel = 0x9B
  /// The clear key.
  case keyboardClear = 0x9C
  /// The prior key.
  case keyboardPrior = 0x9D
  /// The return key.
  case keyboardReturn = 0x9E
  /// The separator key.
  case keyboardSeparator = 0x9F
  /// The out key.
  case keyboardOut = 0xA0
  /// The oper key.
  case keyboardOper = 0xA1
  /// The clear key.
  case keyboardClearOrAgain = 0xA2
  /// The properties key.
  case keyboardCrSelOrProps = 0xA3
  /// The extended selection key.
  case keyboardExSel = 0xA4
  /// The left control key.
  case keyboardLeftControl = 0xE0
  /// The left shift key.
  case keyboardLeftShift = 0xE1
  /// The left alt key.
  case keyboardLeftAlt = 0xE2
  /// The left GUI key.
  case keyboardLeftGUI = 0xE3
  /// The right control key.
  case keyboardRightControl = 0xE4
  /// The right shift key.
  case keyboardRightShift = 0xE5
  /// The right alt key.
  case keyboardRightAlt = 0xE6
  /// The right GUI key.
  case keyboardRightGUI = 0xE7
  /// The first reserved usage.
  case keyboard_Reserved = 0xFFFF
  /// The hangul key, the same as `keyboardLANG1`.
  public static let keyboardHangul = UIKeyboardHIDUsage.keyboardLANG1
  /// The hanja key, the same as `keyboardLANG2`.
  public static let keyboardHanja = UIKeyboardHIDUsage.keyboardLANG2
  /// The kana switch key, the same as `keyboardLANG1`.
  public static let keyboardKanaSwitch = UIKeyboardHIDUsage.keyboardLANG1
  /// The alphanumeric switch key, the same as `keyboardLANG2`.
  public static let keyboardAlphanumericSwitch = UIKeyboardHIDUsage.keyboardLANG2
  /// The katakana key, the same as `keyboardLANG3`.
  public static let keyboardKatakana = UIKeyboardHIDUsage.keyboardLANG3
  /// The hiragana key, the same as `keyboardLANG4`.
  public static let keyboardHiragana = UIKeyboardHIDUsage.keyboardLANG4
  /// The zenkaku hankaku kanji key, the same as `keyboardLANG5`.
  public static let keyboardZenkakuHankakuKanji = UIKeyboardHIDUsage.keyboardLANG5
}
