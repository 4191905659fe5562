// Keys of images' properties. Their values are the names of the fields, as in the dictionaries that Apple's ImageIO makes.

import UIKit

public let kCGImageProperty8BIMDictionary = "{8BIM}" as NSString
public let kCGImagePropertyAVISDictionary = "{AVIS}" as NSString
public let kCGImagePropertyAuxiliaryData = "AuxiliaryData" as NSString
public let kCGImagePropertyAuxiliaryDataType = "AuxiliaryDataType" as NSString
public let kCGImagePropertyBytesPerRow = "BytesPerRow" as NSString
public let kCGImagePropertyCIFFDictionary = "{CIFF}" as NSString
public let kCGImagePropertyColorModel = "ColorModel" as NSString
public let kCGImagePropertyColorModelCMYK = "CMYK" as NSString
public let kCGImagePropertyColorModelGray = "Gray" as NSString
public let kCGImagePropertyColorModelLab = "Lab" as NSString
public let kCGImagePropertyColorModelRGB = "RGB" as NSString
public let kCGImagePropertyDNGDictionary = "{DNG}" as NSString
public let kCGImagePropertyDepth = "Depth" as NSString
public let kCGImagePropertyExifAuxDictionary = "{ExifAux}" as NSString
public let kCGImagePropertyFileContentsDictionary = "{FileContents}" as NSString
public let kCGImagePropertyFileSize = "FileSize" as NSString
public let kCGImagePropertyGroupImageBaseline = "GroupImageBaseline" as NSString
public let kCGImagePropertyGroupImageDisparityAdjustment = "GroupImageDisparityAdjustment" as NSString
public let kCGImagePropertyGroupImageIndexLeft = "GroupImageIndexLeft" as NSString
public let kCGImagePropertyGroupImageIndexMonoscopic = "GroupImageIndexMonoscopic" as NSString
public let kCGImagePropertyGroupImageIndexRight = "GroupImageIndexRight" as NSString
public let kCGImagePropertyGroupImageIsAlternateImage = "GroupImageIsAlternateImage" as NSString
public let kCGImagePropertyGroupImageIsLeftImage = "GroupImageIsLeftImage" as NSString
public let kCGImagePropertyGroupImageIsMonoscopicImage = "GroupImageIsMonoscopicImage" as NSString
public let kCGImagePropertyGroupImageIsRightImage = "GroupImageIsRightImage" as NSString
public let kCGImagePropertyGroupImageStereoAggressors = "GroupImageStereoAggressors" as NSString
public let kCGImagePropertyGroupImagesAlternate = "GroupImagesAlternate" as NSString
public let kCGImagePropertyGroupIndex = "GroupIndex" as NSString
public let kCGImagePropertyGroupMonoscopicImageLocation = "GroupMonoscopicImageLocation" as NSString
public let kCGImagePropertyGroupType = "GroupType" as NSString
public let kCGImagePropertyGroupTypeAlternate = "GroupTypeAlternate" as NSString
public let kCGImagePropertyGroupTypeStereoPair = "GroupTypeStereoPair" as NSString
public let kCGImagePropertyGroups = "Groups" as NSString
public let kCGImagePropertyHEICSDictionary = "{HEICS}" as NSString
public let kCGImagePropertyHEIFDictionary = "{HEIF}" as NSString
public let kCGImagePropertyHeight = "Height" as NSString
public let kCGImagePropertyIPTCDictionary = "{IPTC}" as NSString
public let kCGImagePropertyImageCount = "ImageCount" as NSString
public let kCGImagePropertyImageIndex = "ImageIndex" as NSString
public let kCGImagePropertyImages = "Images" as NSString
public let kCGImagePropertyIsFloat = "IsFloat" as NSString
public let kCGImagePropertyIsIndexed = "IsIndexed" as NSString
public let kCGImagePropertyJFIFDictionary = "{JFIF}" as NSString
public let kCGImagePropertyMakerAppleDictionary = "{MakerApple}" as NSString
public let kCGImagePropertyMakerCanonDictionary = "{MakerCanon}" as NSString
public let kCGImagePropertyMakerFujiDictionary = "{MakerFuji}" as NSString
public let kCGImagePropertyMakerMinoltaDictionary = "{MakerMinolta}" as NSString
public let kCGImagePropertyMakerNikonDictionary = "{MakerNikon}" as NSString
public let kCGImagePropertyMakerOlympusDictionary = "{MakerOlympus}" as NSString
public let kCGImagePropertyMakerPentaxDictionary = "{MakerPentax}" as NSString
public let kCGImagePropertyNamedColorSpace = "NamedColorSpace" as NSString
public let kCGImagePropertyOpenEXRDictionary = "{OpenEXR}" as NSString
public let kCGImagePropertyPixelFormat = "PixelFormat" as NSString
public let kCGImagePropertyPrimaryImage = "PrimaryImage" as NSString
public let kCGImagePropertyProfileName = "ProfileName" as NSString
public let kCGImagePropertyRawDictionary = "{Raw}" as NSString
public let kCGImagePropertyTGADictionary = "{TGA}" as NSString
public let kCGImagePropertyThumbnailImages = "ThumbnailImages" as NSString
public let kCGImagePropertyWebPDictionary = "{WebP}" as NSString
public let kCGImagePropertyWidth = "Width" as NSString

public let kCGImageAuxiliaryDataInfoColorSpace = "kCGImageAuxiliaryDataInfoColorSpace" as NSString
public let kCGImageAuxiliaryDataInfoData = "kCGImageAuxiliaryDataInfoData" as NSString
public let kCGImageAuxiliaryDataInfoDataDescription = "kCGImageAuxiliaryDataInfoDataDescription" as NSString
public let kCGImageAuxiliaryDataInfoMetadata = "kCGImageAuxiliaryDataInfoMetadata" as NSString
public let kCGImageAuxiliaryDataTypeDepth = "kCGImageAuxiliaryDataTypeDepth" as NSString
public let kCGImageAuxiliaryDataTypeDisparity = "kCGImageAuxiliaryDataTypeDisparity" as NSString
public let kCGImageAuxiliaryDataTypeHDRGainMap = "kCGImageAuxiliaryDataTypeHDRGainMap" as NSString
public let kCGImageAuxiliaryDataTypeISOGainMap = "kCGImageAuxiliaryDataTypeISOGainMap" as NSString
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte =
  "kCGImageAuxiliaryDataTypePortraitEffectsMatte" as NSString
public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte" as NSString
public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte" as NSString
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte" as NSString
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte" as NSString
public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte" as NSString
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor" as NSString
public let kCGImageDestinationDateTime = "kCGImageDestinationDateTime" as NSString
public let kCGImageDestinationEmbedThumbnail = "kCGImageDestinationEmbedThumbnail" as NSString
public let kCGImageDestinationImageMaxPixelSize = "kCGImageDestinationImageMaxPixelSize" as NSString
public let kCGImageDestinationMergeMetadata = "kCGImageDestinationMergeMetadata" as NSString
public let kCGImageDestinationMetadata = "kCGImageDestinationMetadata" as NSString
public let kCGImageDestinationOptimizeColorForSharing =
  "kCGImageDestinationOptimizeColorForSharing" as NSString
public let kCGImageDestinationOrientation = "kCGImageDestinationOrientation" as NSString
public let kCGImageDestinationPreserveGainMap = "kCGImageDestinationPreserveGainMap" as NSString
public let kCGImageMetadataEnumerateRecursively = "kCGImageMetadataEnumerateRecursively" as NSString
public let kCGImageMetadataShouldExcludeGPS = "kCGImageMetadataShouldExcludeGPS" as NSString
public let kCGImageMetadataShouldExcludeXMP = "kCGImageMetadataShouldExcludeXMP" as NSString
public let kCGImageSourceDecodeRequest = "kCGImageSourceDecodeRequest" as NSString
public let kCGImageSourceDecodeRequestOptions = "kCGImageSourceDecodeRequestOptions" as NSString
public let kCGImageSourceDecodeToHDR = "kCGImageSourceDecodeToHDR" as NSString
public let kCGImageSourceDecodeToSDR = "kCGImageSourceDecodeToSDR" as NSString
public let kCGImageSourceGenerateImageSpecificLumaScaling =
  "kCGImageSourceGenerateImageSpecificLumaScaling" as NSString
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor" as NSString
