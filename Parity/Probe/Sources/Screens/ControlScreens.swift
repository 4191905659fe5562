import UIKit

/// Contents that are the same in each recording.
enum Fixed {
  /// The 9th of January 2007, 9:41 in London.
  static let date = Date(timeIntervalSince1970: 1_168_335_660)

  /// Makes a picker of dates the same wherever it is recorded.
  @MainActor static func prepare(_ picker: UIDatePicker) {
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = date
  }

  static func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }
}

final class ButtonsScreen: StackScreen {
  override var rows: [UIView] {
    let types: [(String, UIButton.ButtonType)] = [
      ("System", .system), ("Custom", .custom), ("", .infoLight), ("", .infoDark), ("", .contactAdd),
      ("", .detailDisclosure), ("", .close),
    ]
    var result: [UIView] = types.map { title, type in
      let button = UIButton(type: type)
      if !title.isEmpty { button.setTitle(title, for: .normal) }
      if type == .custom { button.setTitleColor(.label, for: .normal) }
      button.accessibilityIdentifier = "type \(type.rawValue)"
      return button
    }
    let image = UIButton(type: .system)
    image.setTitle("With an image", for: .normal)
    image.setImage(Fixed.symbol("star"), for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    result += [image, disabled]
    return result
  }
}

final class ButtonConfigurationsScreen: StackScreen {
  override var rows: [UIView] {
    let configurations: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Borderless", .borderless()), ("Bordered", .bordered()), ("Bordered tinted", .borderedTinted()),
      ("Prominent", .borderedProminent()),
    ]
    var result: [UIView] = configurations.map { title, configuration in
      var configuration = configuration
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    let buttons = sizes.map { title, size in
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      configuration.buttonSize = size
      return UIButton(configuration: configuration)
    }
    result.append(row(buttons[0], buttons[1]))
    result.append(row(buttons[2], buttons[3]))
    var whole = UIButton.Configuration.tinted()
    whole.title = "Title"
    whole.subtitle = "A subtitle below it"
    whole.image = Fixed.symbol("bell")
    whole.imagePadding = 8
    var indicated = UIButton.Configuration.gray()
    indicated.title = "Capsule"
    indicated.cornerStyle = .capsule
    result += [UIButton(configuration: whole), UIButton(configuration: indicated)]
    return result
  }
}

final class ControlsScreen: StackScreen {
  override var rows: [UIView] {
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    let slider = UISlider()
    slider.value = 0.4
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    progress.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.3
    bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    for indicator in [medium, large] { indicator.hidesWhenStopped = false }
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.backgroundColor = .systemGray4
    let well = UIColorWell()
    well.selectedColor = .systemTeal
    return [
      row(label("Switches"), on, off), row(label("Slider"), slider), row(label("Stepper"), stepper), segments,
      progress, bar, row(label("Indicators"), medium, large), pages, row(label("Color"), well),
    ]
  }
}

final class DatePickersScreen: StackScreen {
  override var rows: [UIView] {
    func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      Fixed.prepare(picker)
      return picker
    }
    return [
      picker(.compact, .date), picker(.compact, .time), picker(.compact, .dateAndTime),
      picker(.wheels, .time),
      picker(.inline, .date),
    ]
  }
}

final class PickersScreen: StackScreen, UIPickerViewDataSource, UIPickerViewDelegate {
  override var rows: [UIView] {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    return [label("A picker"), picker]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 6 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component == 0 ? "Left" : "Right") \(row)"
  }
}

final class ImagesScreen: StackScreen {
  override var rows: [UIView] {
    let names = ["star.fill", "heart", "gear", "trash", "square.and.arrow.up", "chevron.right"]
    let plain = names.map { UIImageView(image: Fixed.symbol($0)) }
    let sizes: [UIImage.SymbolScale] = [.small, .medium, .large]
    let scaled = sizes.map { scale -> UIImageView in
      let configuration = UIImage.SymbolConfiguration(textStyle: .title1, scale: scale)
      return UIImageView(image: UIImage(systemName: "star.fill", withConfiguration: configuration))
    }
    return [
      row(plain[0], plain[1], plain[2], plain[3], plain[4], plain[5]), row(scaled[0], scaled[1], scaled[2]),
    ]
  }
}

@available(iOS 16.0, *)
final class CalendarScreen: StackScreen {
  override var rows: [UIView] {
    let calendar = UICalendarView()
    calendar.calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2007, month: 1, day: 9)
    return [calendar]
  }
}

@available(iOS 17.0, *)
final class UnavailableScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = Fixed.symbol("tray")
    configuration.text = "Nothing here"
    configuration.secondaryText = "What you add is shown in this place."
    configuration.button = .borderless()
    configuration.button.title = "Add"
    contentUnavailableConfiguration = configuration
  }
}
